import { msg } from '@lingui/core/macro'
import { changeColors } from '#contract/visual.ts'
import { command } from '#engine/queue/command.ts'
import { guide } from '#model/documents/guide.ts'

export const finaliseColours = command({
  call: changeColors,
  words: msg`컬러 확정`,
  lane: (_, brand) => `${changeColors.name}:${brand}`,
  changes: ({ body }) => [{ field: guide.visual.colorFinalised.path, value: body.finalised }],
})
