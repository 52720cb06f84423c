import { storyOf } from '#model/composition/story-prose.ts'
import { guide } from '#model/documents/guide.ts'
import { itemsOf } from '#model/fields/answers.ts'
import type { BookSection } from './book.ts'
import { factsBeside, titleOf, written } from './facts.ts'
import type { BookMaterial } from './material.ts'

const { core } = guide

/** Purpose, story, vision and values. Planning answers (sizes and head counts) stay in the workbook. */
export function coreSections(material: BookMaterial): BookSection[] {
  return [...purpose(material), ...story(material), ...vision(material), ...values(material)]
}

function purpose(material: BookMaterial): BookSection[] {
  const text = written(material.answers, core.purposeManifesto)
  return prose(material, 'core/purpose', text, [core.target, core.discomfort])
}

function story(material: BookMaterial): BookSection[] {
  const text = storyOf(material.answers, material.language)
  const fields = [core.what, core.how, core.achieve, core.brandName]
  return prose(material, 'core/story', text, fields, true)
}

function vision(material: BookMaterial): BookSection[] {
  const text = written(material.answers, core.visionManifesto)
  return prose(material, 'core/vision', text, [core.aspiration, core.businessScope, core.ideal])
}

function values(material: BookMaterial): BookSection[] {
  const items = itemsOf(material.answers, core.values.path).flatMap(({ keyword, description }) => {
    const label = String(keyword ?? '').trim()
    return label === '' ? [] : [{ label, text: String(description ?? '').trim() }]
  })
  const said = items.map(({ text }) => text).join('\n')
  const facts = factsBeside(said, material, [core.problem, core.positive])
  if (items.length === 0 && facts.length === 0) return []
  return [{ id: 'values', title: titleOf(material, 'core/value'), items, facts }]
}

function prose(
  material: BookMaterial,
  section: string,
  text: string,
  fields: Parameters<typeof factsBeside>[2],
  isStory = false,
): BookSection[] {
  const facts = factsBeside(text, material, fields)
  if (text === '' && facts.length === 0) return []
  return [{ id: 'prose', title: titleOf(material, section), text, facts, isStory }]
}
