import { msg } from '@lingui/core/macro'
import { changeTypography } from '#contract/visual.ts'
import { command } from '#engine/queue/command.ts'
import { guide } from '#model/documents/guide.ts'

export const finaliseTypography = command({
  call: changeTypography,
  words: msg`타이포그래피 확정`,
  lane: (_, brand) => `${changeTypography.name}:${brand}`,
  changes: ({ body }) => [{ field: guide.visual.typographyFinalised.path, value: body.finalised }],
})
