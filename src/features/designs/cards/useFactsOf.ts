import type { SizeUnit } from '#model/forms/forms.ts'
import { useLibraryScene } from './library-scene.ts'

interface Sized {
  /** Key of the form or `custom`; null, and the size null: not known yet. */
  readonly form: string | null
  readonly width: number | null
  readonly height: number | null
  readonly unit: SizeUnit | null
}

/** The name of a form, otherwise the size; '' where neither is known. */
export function useFactsOf(): (sized: Sized) => string {
  const { words } = useLibraryScene()
  return ({ form, width, height, unit }) => {
    const name = form === null ? undefined : words.form[form]
    if (name !== undefined) return name
    return width === null || height === null ? '' : `${width} × ${height} ${unit ?? 'px'}`
  }
}
