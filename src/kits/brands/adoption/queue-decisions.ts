import * as Y from 'yjs'
import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import type { LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { isComplete } from '#model/colour/roles.ts'
import { type DocumentName, documentNames } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import { approvalOf, approvedWordsField, digestSection } from '#model/workbook/section-approval.ts'
import { sections } from '#model/workbook/sections.ts'
import { approvalCommand } from '../commands/change-approval.ts'
import { finaliseColours } from '../commands/finalise-colours.ts'
import { finaliseTypography } from '../commands/finalise-typography.ts'

const { visual } = guide
/** Documents with a field that REST decides. */
const decidedDocuments = documentNames.filter((name) =>
  fieldsOf(name).some(({ ruledBy }) => ruledBy === 'rest'),
)

/**
 * Queues the decisions of an adopted brand as commands. A local brand finalises and approves in its document alone; at the
 * server REST decides, and the write-back would undo what REST was never asked. Queueing twice changes nothing.
 */
export async function queueDecisions(
  ref: LocalBrandRef,
  { idAccount, idBrand }: { idAccount: number; idBrand: number },
): Promise<void> {
  const decided = await Promise.all(decidedDocuments.map((name) => readDocument(ref, name)))
  const answers: Answers = Object.assign({}, ...decided)

  const colours = coloursOf(answers)
  if (answers[visual.colorFinalised.path] === true && isComplete(colours)) {
    const body = { finalised: true, seen: colours }
    await queueCommand(finaliseColours, { body }, idBrand)
  }

  const fonts = fontsOf(answers)
  if (answers[visual.typographyFinalised.path] === true && fonts) {
    const body = { finalised: true, seen: fonts }
    await queueCommand(finaliseTypography, { body }, idBrand)
  }

  for (const section of sections) {
    const decision = approvalOf(section, answers)
    // An import may bring approvals of other accounts, which this one cannot give.
    if (!decision || (decision.by !== 0 && decision.by !== idAccount)) continue
    const approved = decision.state === 'APPROVED'
    const words = answers[approvedWordsField(section).path] ?? digestSection(section, answers)
    const body = {
      section: section.progress,
      state: decision.state,
      ...(approved && { words: String(words) }),
    }
    await queueCommand(approvalCommand, { body }, idBrand)
  }
}

function fontsOf(answers: Answers) {
  const { korMain, korSub, engMain, engSub } = visual
  const read = ({ path, accepts }: typeof korMain) => {
    const stored = answers[path]
    return accepts(stored) ? stored : null
  }
  const [first, second, third, fourth] = [read(korMain), read(korSub), read(engMain), read(engSub)]
  if (!first || !second || !third || !fourth) return null
  return { korMain: first, korSub: second, engMain: third, engSub: fourth }
}

async function readDocument(brand: LocalBrandRef, name: DocumentName): Promise<Answers> {
  const update = await readWholeDocument({ account: null, brand, name })
  if (!update) return {}
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const answers = readAnswers(fieldsOf(name), doc)
  doc.destroy()
  return answers
}
