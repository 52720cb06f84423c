import type { NoticeFacts } from '#device/store/notice-row.ts'
import { fieldPlace } from '#model/workbook/field-place.ts'
import { sections } from '#model/workbook/sections.ts'

/** The path that a notice links to; null where it opens the sync panel. */
export function noticePlace(facts: NoticeFacts): string | null {
  switch (facts.kind) {
    case 'mention':
    case 'reply':
    case 'refusedField': {
      const place = fieldPlace(facts.field)
      if (place?.step) return `/work-book/${place.step}#${facts.field}`
      return place?.section?.guide.page ?? '/brand'
    }
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
    case 'refusedDocument':
    case 'refusedCall':
    case 'storageLow':
      return null
  }
}
