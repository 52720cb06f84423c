import type { InputOf } from '#contract/call.ts'
import { uploadImage } from '#contract/file.ts'
import { urlOf } from '../rest/rest.ts'
import { accountStore } from '../store/account-store.ts'
import type { FileRow } from '../store/file-row.ts'
import { commandHeaders } from './command-headers.ts'
import { announce } from './outbox.ts'

/** Queues the upload of a file unless one is queued already. Returns false where the device could not store it. */
export async function enqueueUpload(idAccount: number, idBrand: number, idBlob: string): Promise<boolean> {
  const store = accountStore(idAccount)
  try {
    await store.transaction('rw', store.outbox, store.files, async () => {
      const file = await store.files.get(idBlob)
      if (!file || file.idFile !== null) return
      if ((await store.outbox.where('idBlob').equals(idBlob).count()) > 0) return
      await store.outbox.add({
        name: uploadImage.name,
        method: uploadImage.method,
        url: urlOf(uploadImage, {}),
        brand: idBrand,
        headers: commandHeaders(idBrand),
        body: new Blob([JSON.stringify(aboutOf(file))], { type: 'application/json' }),
        idBlob,
        key: crypto.randomUUID(),
        lane: `upload:${idBrand}`,
        createdAt: Date.now(),
        state: 'waiting',
        tries: 0,
        notBefore: 0,
        lastStatus: null,
        message: null,
      })
    })
  } catch (cause) {
    console.warn('an upload cannot be kept on this device', cause)
    return false
  }
  await announce()
  return true
}

/** The credit of a photo is sent along: other devices get it from the server. */
function aboutOf({ fileType, credit }: FileRow): InputOf<typeof uploadImage>['body'] {
  return { fileType, ...(credit ? { credit } : {}) }
}
