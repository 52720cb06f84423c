import { design } from '#model/documents/design.ts'

const { path } = design.design.layers

/** The field of a thread about a layer or a page. */
export function fieldOf(key: string): string {
  return `${path}/${key}`
}

/** Key of the layer or page that a thread is about; null where that is not known. */
export function keyOf(field: string): string | null {
  const [list, key, ...more] = field.split('/')
  return list === path && key !== undefined && more.length === 0 ? key : null
}
