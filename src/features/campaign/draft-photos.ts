import { deviceStore } from '#engine/store/device-store.ts'
import { draftFacts } from '#kits/account/draft-keys.ts'

/** A photograph of the draft, with its address once it was uploaded. */
export interface DraftPhoto {
  readonly id: string
  readonly name: string
  readonly blob: Blob
  readonly sent?: { readonly url: string; readonly idAccount: number; readonly at: number }
}

const fact = draftFacts.campaignPhotos

export async function readPhotos(): Promise<readonly DraftPhoto[]> {
  const stored = await deviceStore.facts.get(fact)
  return Array.isArray(stored?.value) ? (stored.value as DraftPhoto[]) : []
}

/** Rejects where the device has no room for them. */
export async function keepPhotos(photos: readonly DraftPhoto[]): Promise<void> {
  await deviceStore.facts.put({ key: fact, value: photos })
}

export async function forgetPhotos(): Promise<void> {
  await deviceStore.facts.delete(fact)
}
