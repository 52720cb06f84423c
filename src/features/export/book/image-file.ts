import type { BookImage } from './book.ts'

/** Path of an image in the typesetter. */
export function fileOf(path: string, { type }: BookImage, ground: '' | '-white' | '-black' = ''): string {
  const ending = ground !== '' || type === 'image/png' ? 'png' : type === 'image/jpeg' ? 'jpg' : 'svg'
  return `/images/${path.replace(/[^\w-]/g, '_')}${ground}.${ending}`
}
