import type { Notice } from '#engine/store/notice-row.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { isAtLeast } from '#model/access/roles.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import { approvalOf } from '#model/workbook/section-approval.ts'
import { sections } from '#model/workbook/sections.ts'

/**
 * Notices from the approvals of one document: reviews that this person can decide, and approvals by others.
 */
export function approvalNotices(of: {
  brand: number
  document: DocumentName
  answers: Answers
  me: number
  role: BrandRole
}): Notice[] {
  return sections.flatMap((section): Notice[] => {
    if (section.document !== of.document) return []
    const said = approvalOf(section, of.answers)
    if (!said || said.by === of.me || said.by === 0) return []
    const isApproved = said.state === 'APPROVED'
    if (!isApproved && !isAtLeast(of.role, 'BRAND_ROLE_ADMIN')) return []
    return [
      {
        id: `approval:${of.brand}:${section.progress}:${said.state}:${said.at}`,
        brand: of.brand,
        facts: {
          kind: isApproved ? 'approved' : 'reviewAsked',
          name: said.name,
          section: section.progress,
        },
      },
    ]
  })
}
