import type { AnswerOf, InputOf } from '#contract/call.ts'
import { createDriveLink, listDriveLinks, revokeDriveLink } from '#contract/drive-link.ts'
import { currentSession } from '#engine/identity/session.ts'
import { cachedRead, targetOf } from '#engine/reads/cached-read.ts'

export type DriveLink = AnswerOf<typeof listDriveLinks>['_embedded']['links'][number]
export type NewDriveLink = InputOf<typeof createDriveLink>['body']

/** The links to files and folders of a brand, newest first. */
export const driveLinksRead = cachedRead({ call: listDriveLinks, scope: 'brand', maxAge: 0 })

/** The caller makes the idempotency key when the button is pressed, so that a repeated request creates one link. */
export async function askNewLink(idBrand: number, body: NewDriveLink, idempotencyKey: string) {
  const { rest } = await import('#engine/rest/rest.ts')
  return rest(createDriveLink, { body }, { idBrand, idempotencyKey })
}

export async function askRevokeLink(idBrand: number, idLink: number) {
  const { rest } = await import('#engine/rest/rest.ts')
  return rest(revokeDriveLink, { params: { idLink } }, { idBrand })
}

/** Changes the stored list by what was created or revoked. */
export async function changeLinks(idBrand: number, links: readonly DriveLink[]): Promise<void> {
  const target = targetOf(driveLinksRead, currentSession()?.idAccount ?? null, idBrand)
  if (!target) return
  const { changeStored } = await import('#engine/reads/refresh.ts')
  await changeStored(target, { _embedded: { links: [...links] } })
}
