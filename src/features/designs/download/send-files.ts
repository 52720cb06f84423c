import { isReadable } from '#engine/browser/is-readable.ts'
import type { DriveFault } from '#kits/drive/uploads/drive-types.ts'

/** Throws `QuotaExceededError` where a browser answers files that it had no room to write. */
export async function checkWritten(files: readonly File[]): Promise<void> {
  for (const file of files) {
    if (!(await isReadable(file))) throw new DOMException('a made file cannot be read', 'QuotaExceededError')
  }
}

/** Hands files to the device's sharing. `late`: too much time went by since the press, and another one is needed. */
export async function shareFiles(files: readonly File[], title: string): Promise<'shared' | 'late'> {
  try {
    await navigator.share({ files: [...files], title })
    return 'shared'
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') return 'late'
    throw cause
  }
}

/** Whether this device shares files of this type. */
export function canShare(type: string): boolean {
  const file = new File([''], type === 'application/pdf' ? 'a.pdf' : 'a.png', { type })
  return navigator.canShare?.({ files: [file] }) ?? false
}

export function canCopy(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'
}

/** The picture may still be made: browsers count the press from when this is called. */
export async function copyPicture(png: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/** Queues files for the brand's drive, several in a folder of their name; null where all of them wait there. */
export async function putInDrive(files: readonly File[], name: string): Promise<DriveFault | null> {
  const { addFiles } = await import('#kits/drive/uploads/add-files.ts')
  const path = files.length > 1 ? [name] : []
  const { refused } = await addFiles(
    'BRAND',
    null,
    files.map((file) => ({ file, path })),
  )
  return refused[0]?.fault ?? null
}
