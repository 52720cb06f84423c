import { cutName } from './cut-name.ts'
import { withoutUnseen } from './without-unseen.ts'

/**
 * The name under which a file or folder is stored, by the device and by the server: without folders, signs that are not seen and
 * characters that file systems refuse, in at most `nameLimit`; `fallback` where nothing is left. A name that was cleaned stays as
 * it is.
 */
export function cleanName(given: string, fallback: string): string {
  return tidy(cutName(tidy(given))) || fallback
}

function tidy(name: string): string {
  return withoutUnseen(name)
    .normalize('NFC')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/(?<=^|\s)\.+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
}
