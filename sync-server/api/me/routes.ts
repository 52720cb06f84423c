import { changeProfile, readMe } from '#contract/me.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { changeMyProfile, readProfile } from './queries.ts'

export const meRoutes: readonly Implementation[] = [
  implement(readMe, ({ db, account }) => readProfile(db, account.id)),

  implement(changeProfile, async ({ db, account }, { body }) => {
    await changeMyProfile(db, account.id, body)
    return readProfile(db, account.id)
  }),
]
