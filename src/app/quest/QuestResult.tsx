import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useSession } from '#engine/identity/session.ts'
import { GuideChapter } from '#features/guide/GuideChapter.tsx'
import { questFields } from '#features/quests/quest-fields.ts'
import StrategyPreview from '#features/strategy/StrategyPreview.tsx'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import { endQuest } from '#kits/brands/quest-record.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import { sectionOf } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { Row } from '#ui/Stack.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import GuideDialogs from '../guide-actions/GuideDialogs.tsx'
import { doneHere, downloadBook } from '../guide-actions/guide-actions.ts'
import { prepareBook } from '../guide-actions/prepare-book.ts'
import { BornThings } from './BornThings.tsx'
import { BrandBorn } from './BrandBorn.tsx'
import styles from './QuestScreens.module.css'
import { SendPicture } from './SendPicture.tsx'

const book = doneHere(downloadBook)
const keywordStep = 'strategy/personality/keyword/complete'
const keywordSection = 'strategy/personality/keyword'

/** The guide so far, from the same parts as its pages, and the ways on: writing, book, picture, account. */
export function QuestResult() {
  const answers = useAnswers()
  const { brand } = useDocument()
  const { session } = useSession()
  const name = textOf(answers, guide.info.name.path)
  const isStamped = sectionOf(keywordSection)?.percent(answers) === 100
  const open = nextStep(answers)
  const [keptLogo] = useValue(guide.visual.logoMaker)
  const leave = () => endQuest(brand)
  useFocusAfterStep(questFields.length)
  return (
    <div className={styles.result}>
      <PageHead
        title={<Trans>{name} 브랜드 가이드가 시작됐어요</Trans>}
        note={
          isStamped ? (
            <Trans>키워드 섹션이 벌써 새겨졌어요. 나머지도 쓰는 대로 채워져요.</Trans>
          ) : (
            <Trans>지금까지의 답이 가이드에 담겼어요. 나머지도 쓰는 대로 채워져요.</Trans>
          )
        }
      />
      <Row gap={2} isWrapped>
        {open && (
          <Link
            to="/work-book/$"
            params={stepParams(open.path)}
            className={buttonClass({ look: keptLogo === null ? 'line' : 'ink', size: 'large' })}
            onClick={leave}
          >
            <Trans>이어서 쓰기</Trans>
            <Icon of={ArrowRight} />
          </Link>
        )}
        <ActionButton action={book} onPointerDown={prepareBook} />
        <SendPicture />
      </Row>
      <div className={styles.pages}>
        <div className={styles.sheets}>
          <BornThings />
          <StrategyPreview step={keywordStep} />
          <GuideChapter section="info/brand-profile" />
        </div>
        <BrandBorn />
      </div>
      {session === null && (
        <div className={styles.account}>
          <p>
            <Trans>지금은 이 기기에만 있어요. 가입하면 쓴 것이 모두 계정으로 옮겨져요.</Trans>
          </p>
          <Link to="/account/signup/intro" className={buttonClass({ look: 'ink' })} onClick={leave}>
            <Trans>가입하고 지키기</Trans>
          </Link>
        </div>
      )}
      <p>
        <Link to="/quest/$step" params={{ step: '5' }} className={linkClass}>
          <Trans>답 고치기</Trans>
        </Link>
        {' · '}
        <Link to="/brand" className={linkClass} onClick={leave}>
          <Trans>브랜드 홈으로</Trans>
        </Link>
      </p>
      <GuideDialogs />
    </div>
  )
}
