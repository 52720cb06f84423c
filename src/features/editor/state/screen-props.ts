import type { ReactNode } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Body } from '#scene/body/body.ts'

/** What the editor is given by what puts it on a screen. */
export interface EditorScreenProps {
  /** The button that makes files of the design; a compact one is an icon alone. */
  readonly download: (what: {
    readonly bodies: readonly Body[]
    readonly shownPage: number
    readonly dress: DressOfBrand
    readonly isCompact: boolean
  }) => ReactNode
  /** Key of the thread of comments that is shown first; null for none. */
  readonly thread: string | null
  /** It begins with the panel of layouts. */
  readonly isForLayouts: boolean
  /** It begins with the choice of another size. */
  readonly isForResize: boolean
  /** Where what was done is by now. */
  readonly state: ReactNode
}
