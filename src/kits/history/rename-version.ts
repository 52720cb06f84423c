import { msg } from '@lingui/core/macro'
import { renameVersion } from '#contract/history.ts'
import { command } from '#engine/queue/command.ts'
import { changeOfItem } from '#engine/reads/cached-read.ts'
import { versionsRead } from './versions.ts'

export const renameCommand = command({
  call: renameVersion,
  words: msg`버전 이름`,
  lane: ({ params }, brand) => `${renameVersion.name}:${brand}:${params.idVersion}`,
  changes: ({ params: { document, idVersion }, body: { name } }, brand) => [
    changeOfItem(versionsRead, {
      brand,
      input: { params: { document } },
      list: 'versions',
      by: 'idVersion',
      id: Number(idVersion),
      values: { name },
    }),
  ],
})
