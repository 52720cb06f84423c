import { guide } from '#model/documents/guide.ts'
import { dateWords } from '#model/time/date-words.ts'
import { approvalOf } from '#model/workbook/section-approval.ts'
import { sections } from '#model/workbook/sections.ts'
import type { BookSection } from './book.ts'
import { choicesOf, factsOf, titleOf } from './facts.ts'
import type { BookMaterial } from './material.ts'

const { core, info } = guide

/** Who the brand and its company are, how to reach them, and which sections were approved when. */
export function infoSections(material: BookMaterial): BookSection[] {
  return [...profile(material), ...contact(material), ...log(material)]
}

function profile(material: BookMaterial): BookSection[] {
  const facts = [
    ...factsOf(material, [info.name, info.subName]),
    ...choicesOf(material, [[info.industry, 'industry']]),
    ...factsOf(material, [core.service]),
    ...choicesOf(material, [
      [info.activityPeriod, 'activityPeriod'],
      [info.memberCount, 'memberCount'],
    ]),
  ]
  // A name alone stands on the cover.
  return facts.length < 2 ? [] : [{ id: 'facts', title: titleOf(material, 'info/brand-profile'), facts }]
}

function contact(material: BookMaterial): BookSection[] {
  const { businessName, representative, businessNumber, address, website, email } = info
  const facts = factsOf(material, [businessName, representative, businessNumber, address, website]).concat(
    factsOf(material, [email]).map(({ text }) => ({ label: material.words.email ?? '', text })),
  )
  return facts.length === 0 ? [] : [{ id: 'facts', title: material.words.contact ?? '', facts }]
}

function log(material: BookMaterial): BookSection[] {
  const { answers, language, words } = material
  const approvals = sections.flatMap((section) => {
    const given = approvalOf(section, answers)
    return given?.state === 'APPROVED' ? [{ ...given, what: titleOf(material, section.path) }] : []
  })
  const items = approvals
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .map(({ at, what, name }) => ({
      date: dateWords(language, at, 'day'),
      what: (words.approved ?? '{what}').replace('{what}', what),
      by: name,
    }))
  return items.length === 0 ? [] : [{ id: 'log', title: words.log ?? '', items }]
}
