import { Trans, useLingui } from '@lingui/react/macro'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { contentOf } from '#kits/words/content.ts'
import { composePositioning } from '#model/composition/positioning.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { useAcceptDraft } from '../drafts/useAcceptDraft.ts'
import styles from './PositionStrategy.module.css'

const { positioning } = strategy

/** The sentence formed by the inputs, offered as a draft of the strategy. */
export default function Statement() {
  const { t } = useLingui()
  const answers = useAnswers()
  const binding = useTextBinding(positioning.positioningStrategy)
  const accept = useAcceptDraft(binding)
  const lock = useReadOnlyReason()
  const read = ({ path }: { path: string }) => textOf(answers, path).trim() || null
  const sentence = composePositioning(
    {
      brandName: read(positioning.brandName),
      brand: read(guide.info.name),
      // A blank that the core has an answer for is drafted from that.
      target: read(positioning.target) ?? read(guide.core.target),
      service: read(positioning.service) ?? read(guide.core.service),
      competitor: read(positioning.competitor) ?? read(guide.core.problem),
      benefit: read(positioning.benefit) ?? read(guide.core.positive),
    },
    pageLanguage(),
    contentOf('drafts-strategy'),
  )
  const isFromCore =
    sentence !== '' &&
    [positioning.target, positioning.service, positioning.competitor, positioning.benefit].some(
      (field) => read(field) === null,
    )
  const { text } = binding
  const isIn = sentence !== '' && text.includes(sentence)
  const rest = text.trim()
  return (
    <>
      <p className={sentence === '' ? styles.empty : styles.sentence}>
        {sentence === '' ? <Trans>칸을 채우면 여기에 문장이 써져요.</Trans> : sentence}
      </p>
      {isFromCore && (
        <p className={styles.empty}>
          <Trans>빈칸은 핵심에 적은 답으로 이어 봤어요. 칸을 채우면 그 말로 바뀌어요.</Trans>
        </p>
      )}
      {sentence !== '' && lock === null && (
        <Button
          size="small"
          icon={<Icon of={ArrowDown} size="small" />}
          disabledReason={isIn ? t`이미 들어 있는 문장이에요` : undefined}
          reasonAt="beside"
          onClick={() => accept(rest === '' ? sentence : `${sentence}\n${rest}`)}
        >
          {rest === '' ? <Trans>전략의 첫 문장으로 넣기</Trans> : <Trans>맨 앞에 넣기</Trans>}
        </Button>
      )}
    </>
  )
}
