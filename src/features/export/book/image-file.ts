import type { BookImage } from './book.ts'

const endings: Readonly<Record<BookImage['type'], string>> = {
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
}

/** Path of an image in the typesetter. */
export function fileOf(path: string, { type }: BookImage, ground: '' | '-white' | '-black' = ''): string {
  return `/images/${path.replace(/[^\w-]/g, '_')}${ground}.${ground === '' ? endings[type] : 'png'}`
}
