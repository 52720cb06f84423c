import { msg } from '@lingui/core/macro'
import { changeProfile } from '#contract/me.ts'
import { command } from '#device/queue/command.ts'
import { changeOf } from '#device/reads/cached-read.ts'
import { meRead } from '#device/reads/me.ts'

export const profileCommand = command({
  call: changeProfile,
  words: msg`내 이름과 언어`,
  changes: ({ body: { fullName, locale } }) => [
    changeOf(meRead, { ...(fullName !== undefined && { fullName }), ...(locale && { locale }) }),
  ],
})
