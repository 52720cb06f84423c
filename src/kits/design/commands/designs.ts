import { msg } from '@lingui/core/macro'
import type { InputOf } from '#contract/call.ts'
import {
  createDocument,
  placeDocument,
  purgeDocument,
  restoreDocument,
  trashDocument,
} from '#contract/document.ts'
import { clearDocument } from '#engine/documents/engine/stored-documents.ts'
import { currentSession } from '#engine/identity/session.ts'
import { command } from '#engine/queue/command.ts'
import { designLane } from '../library/design-lane.ts'
import { changeOfDesign, newDesignRow } from '../reads/design-changes.ts'
import type { DesignRow } from '../reads/designs-read.ts'

type Placed = InputOf<typeof placeDocument>

const lane = (_: unknown, brand: number | null) => designLane(brand)

export const createDesignCommand = command({
  call: createDocument,
  words: msg`디자인 만들기`,
  lane,
  changes: ({ body }, brand) => [
    changeOfDesign('used', brand, body.document, newDesignRow(body), { isNew: true }),
  ],
  discarding: {
    words: msg`이 디자인은 이 기기에만 있어요. 버리면 디자인도 함께 지워져요.`,
    work: async ({ body: { document } }, brand) => {
      const account = currentSession()?.idAccount
      if (account !== undefined && brand !== null) await clearDocument({ account, brand, name: document })
    },
  },
})

export const placeDesignCommand = command({
  call: placeDocument,
  words: msg`디자인 옮기기`,
  lane,
  changes: ({ params, body }: Placed, brand) => [
    changeOfDesign('used', brand, params.document, placedIn(body)),
  ],
})

export const trashDesignCommand = command({
  call: trashDocument,
  words: msg`디자인을 휴지통으로 옮기기`,
  lane,
  changes: ({ params }, brand) => [changeOfDesign('used', brand, params.document, null)],
})

export const restoreDesignCommand = command({
  call: restoreDocument,
  words: msg`디자인 되돌리기`,
  lane,
  changes: ({ params }, brand) => [changeOfDesign('trash', brand, params.document, null)],
})

export const purgeDesignCommand = command({
  call: purgeDocument,
  words: msg`디자인 완전히 지우기`,
  lane,
  changes: ({ params: { document } }, brand) => [
    changeOfDesign('trash', brand, document, null),
    { deleted: document },
  ],
})

function placedIn({ createdType, idDirectory }: Placed['body']): Partial<DesignRow> {
  return {
    ...(createdType === undefined ? {} : { createdType }),
    ...(idDirectory === undefined ? {} : { idDirectory: Number(idDirectory) }),
  }
}
