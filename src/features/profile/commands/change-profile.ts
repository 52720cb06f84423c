import { msg } from '@lingui/core/macro'
import { changeProfile } from '#contract/me.ts'
import { command } from '#engine/queue/command.ts'
import { changeOf } from '#engine/reads/cached-read.ts'
import { meRead } from '#kits/account/me.ts'

export const profileCommand = command({
  call: changeProfile,
  words: msg`내 이름과 언어`,
  changes: ({ body: { fullName, locale } }) => [
    changeOf(meRead, { ...(fullName !== undefined && { fullName }), ...(locale && { locale }) }),
  ],
})
