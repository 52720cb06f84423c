import type { imageTypes } from '#contract/file.ts'

const endings: Readonly<Record<(typeof imageTypes)[number], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

/** What somebody called the file, without folders and controls, with the ending of what it is. */
export function nameOfFile(given: string, type: keyof typeof endings): string {
  const ending = endings[type]
  const bare = (given.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.(jpe?g|png|webp|gif|svg)$/i, '')
    .trim()
  return `${[...bare].slice(0, 200).join('') || 'image'}.${ending}`
}
