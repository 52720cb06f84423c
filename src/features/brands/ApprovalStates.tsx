import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useHasTeam } from '#kits/team/useHasTeam.ts'
import type { Answers } from '#model/fields/answers.ts'
import { approvalOf, isChangedSinceApproval } from '#model/workbook/section-approval.ts'
import { guideSections, type Section } from '#model/workbook/sections.ts'

interface Props {
  /** Called with the words for the approval of each section by path, without drafts. Empty for an owner alone. */
  onStates: (states: ReadonlyMap<string, string>) => void
}

/** Tells the approval table what a team says of its sections. Draws nothing. */
export default function ApprovalStates({ onStates }: Props): null {
  const { t } = useLingui()
  const answers = useAnswers()
  const hasTeam = useHasTeam(useDocument().brand)
  const said = hasTeam ? guideSections.map((section) => stateOf(section, answers)).join() : ''
  const [inReview, changed, approved] = [t`검토 중`, t`승인 뒤 바뀜`, t`승인됨`]
  useEffect(() => {
    const words: Readonly<Record<string, string>> = { inReview, changed, approved }
    onStates(
      new Map(
        said.split(',').flatMap((state, at) => {
          const [path, word] = [guideSections[at]?.path, words[state]]
          return path === undefined || word === undefined ? [] : [[path, word]]
        }),
      ),
    )
  }, [said, onStates, inReview, changed, approved])
  return null
}

function stateOf(section: Section, answers: Answers): string {
  const state = approvalOf(section, answers)?.state
  if (state === 'IN_REVIEW') return 'inReview'
  if (state !== 'APPROVED') return ''
  return isChangedSinceApproval(section, answers) ? 'changed' : 'approved'
}
