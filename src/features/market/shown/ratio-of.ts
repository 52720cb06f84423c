import type { CSSProperties } from 'react'
import type { Body } from '#scene/body/body.ts'

/** Width by height of a page, for styles that keep it. */
export function ratioOf({ width, height }: Pick<Body, 'width' | 'height'>): CSSProperties {
  return { '--ratio': width / height } as CSSProperties
}
