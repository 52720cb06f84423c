import { msg } from '@lingui/core/macro'
import { changeSetting } from '#contract/brand.ts'
import { command } from '#engine/queue/command.ts'
import { changeOf } from '#engine/reads/cached-read.ts'
import { brandRead } from '#kits/team/brand.ts'

export const tutorialCommand = command({
  call: changeSetting,
  words: msg`안내 설정`,
  changes: ({ body: { tutorial } }, brand) => [changeOf(brandRead, { tutorial }, brand)],
})
