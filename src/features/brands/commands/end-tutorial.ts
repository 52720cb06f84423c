import { msg } from '@lingui/core/macro'
import { changeSetting } from '#contract/brand.ts'
import { command } from '#device/queue/command.ts'
import { brandRead } from '#device/reads/brand.ts'
import { changeOf } from '#device/reads/cached-read.ts'

export const tutorialCommand = command({
  call: changeSetting,
  words: msg`안내 설정`,
  changes: ({ body: { tutorial } }, brand) => [changeOf(brandRead, { tutorial }, brand)],
})
