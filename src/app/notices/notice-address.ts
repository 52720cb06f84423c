import { parseDocumentName } from '#model/document-kinds/names.ts'
import type { NoticeFacts } from '#model/notices/facts.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { sections } from '#model/workbook/sections.ts'

/** The path that a notice links to; null where it opens the sync panel. */
export function noticeAddress(facts: NoticeFacts): string | null {
  switch (facts.kind) {
    case 'mention':
    case 'reply': {
      const { document, thread, field } = facts
      const named = parseDocumentName(document)
      if (!named?.id) return addressOfField(field)
      return `/editor?${new URLSearchParams({ idTemplate: named.id, thread })}`
    }
    case 'refusedField':
      return addressOfField(facts.field)
    case 'reviewAsked':
    case 'approved':
      return sections.find(({ progress }) => progress === facts.section)?.guide.page ?? '/brand'
    case 'memberJoined':
      return '/brand/setting/team'
    case 'roleChanged':
      return '/brand'
    case 'invited':
      return '/profile/invite'
    case 'uploaded':
      return '/brand/guide/visual'
    case 'priceRises':
      return '/brand/setting/payment/price'
    case 'paymentRefused':
    case 'planEnded':
      return '/brand/setting/payment'
    case 'plannerLate':
      return `/brand/content-planner?${new URLSearchParams({ entry: facts.entry })}`
    case 'taskStarted':
    case 'taskDelivered':
    case 'taskMessage':
    case 'taskDeclined':
      return `/brand/setting/worker/${facts.idTask}`
    case 'refusedDocument':
    case 'refusedCall':
    case 'storageLow':
      return null
  }
}

function addressOfField(field: string): string {
  const found = fieldAtPath(field)
  if (found?.step) return `/work-book/${found.step}#${field}`
  return found?.section?.guide.page ?? '/brand'
}
