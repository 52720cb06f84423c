import type { QuestAnswers } from '#server/database/tables/quests.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { imageKeysOf, imageUrlsOf } from '../campaign/images.ts'
import { discardStored, insertStored, type Stored } from '../files/insert-stored.ts'
import { readPicture } from '../files/picture.ts'
import { urlOfFile } from '../files/rows.ts'
import { storePicture } from '../files/store-picture.ts'

/** A picture whose bytes are stored for a brand, by the property of the answers that names it. */
interface Copied {
  readonly field: string
  readonly stored: Stored
}

/** Rejects with INVALID_VALUE for a picture that the caller has not uploaded. Visitors have none. */
export async function checkPictures({ services, caller }: CallContext, answers: QuestAnswers): Promise<void> {
  const urls = imageUrlsOf(answers)
  const [first] = urls.keys()
  if (first === undefined) return
  if (caller.kind !== 'account') throw refuseField(first, 'INVALID_VALUE')
  await imageKeysOf(services, caller.account.id, urls)
}

/** Storage keys of the pictures of answers that are not connected yet. */
export function pictureKeysOf(idAccount: number, answers: QuestAnswers): string[] {
  return [...imageUrlsOf(answers).values()].map((url) => `account/${idAccount}/${url.split('/').at(-1)}`)
}

/**
 * Stores the pictures of answers again, as files of a brand; those that are gone are left out. Rejects with STORAGE_EXCEEDED, and
 * leaves nothing then.
 */
export async function copyPictures(
  context: CallContext,
  idBrand: number,
  answers: QuestAnswers,
): Promise<readonly Copied[]> {
  const { services, account } = context
  const copied: Copied[] = []
  const fields = [...imageUrlsOf(answers).keys()]
  try {
    for (const [at, key] of pictureKeysOf(account.id, answers).entries()) {
      const bytes = await readStored(services.storage, key)
      if (bytes === null) continue
      const picture = await readPicture(bytes, `brand ${idBrand}`)
      const about = { idBrand, fileType: 'QUEST', name: `${answers.name} ${at + 1}` } as const
      copied.push({ field: fields[at] ?? '', stored: await storePicture(context, picture, about) })
    }
  } catch (cause) {
    await discardPictures(context, copied)
    throw cause
  }
  return copied
}

export async function discardPictures(context: CallContext, copied: readonly Copied[]): Promise<void> {
  for (const { stored } of copied) await discardStored(context, stored)
}

/** Inserts the files in the transaction of the context. Returns the answers with the addresses of the files. */
export async function insertPictures(
  context: CallContext,
  answers: QuestAnswers,
  copied: readonly Copied[],
): Promise<QuestAnswers> {
  const sent = imageUrlsOf(answers)
  const urls: Record<string, string> = {}
  for (const { field, stored } of copied) urls[field] = urlOfFile((await insertStored(context, stored)).id)
  const others = Object.entries(answers).filter(([name]) => !sent.has(name))
  return { ...Object.fromEntries(others), ...urls } as QuestAnswers
}
