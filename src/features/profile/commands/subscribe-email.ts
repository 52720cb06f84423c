import { msg } from '@lingui/core/macro'
import { subscribeEmail } from '#contract/me.ts'
import { command } from '#engine/queue/command.ts'
import { changeOf } from '#engine/reads/cached-read.ts'
import { meRead } from '#kits/account/me.ts'

export const emailCommand = command({
  call: subscribeEmail,
  words: msg`이메일 소식`,
  changes: ({ body: { active } }) => [changeOf(meRead, { emailConsent: active })],
})
