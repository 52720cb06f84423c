import { freshKey } from '#model/fields/fresh-key.ts'
import { formLimits } from '#model/forms/forms.ts'
import type { Body } from '#scene/body/body.ts'
import { emptyBody } from '#scene/body/empty-body.ts'

interface Picture {
  readonly idFile: number
  readonly width: number | null
  readonly height: number | null
}

/** A design of one page that the picture fills, in its own size in px; nothing of it is cropped. `alt`: what it shows. */
export function designOf({ idFile, width, height }: Picture, alt: string): Body {
  const size = sizeIn(width ?? 1024, height ?? 1024)
  const body = emptyBody('', { form: 'custom', unit: 'px', ...size })
  const layer = {
    id: freshKey(),
    type: 'image',
    role: 'photo',
    src: `file:${idFile}`,
    alt,
    x: 0,
    y: 0,
    w: size.width,
    h: size.height,
    fit: 'cover',
  } as const
  return { ...body, pages: body.pages.map((page) => ({ ...page, layers: [layer] })) }
}

/** The same proportions within what a design may have. */
function sizeIn(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, formLimits.largest / Math.max(width, height))
  const bound = (side: number) => Math.max(formLimits.smallest, Math.round(side * scale))
  return { width: bound(width), height: bound(height) }
}
