import type { Picture } from './read-shelf.ts'

/** Path of a post's picture. It changes with the bytes, so that browsers keep what they have. */
export function pictureAddress(idPost: number, name: string, { tag }: Pick<Picture, 'tag'>): string {
  return `/blog/${idPost}/${encodeURIComponent(name)}?v=${tag}`
}
