import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useSession } from '#engine/identity/session.ts'
import { changeShownProposals } from '#features/logo-maker/shown-proposals.ts'
import { resultStep } from '#features/quests/quest-fields.ts'
import { endQuest } from '#kits/brands/quest-record.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { Text } from '#ui/Text.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import GuideDialogs from '../guide-actions/GuideDialogs.tsx'
import { BeginWithLogo } from './BeginWithLogo.tsx'
import { BornThings } from './BornThings.tsx'
import { faceOfLogo } from './face-of-logo.ts'
import { GuideSoFar } from './GuideSoFar.tsx'
import { LaterQuestions } from './LaterQuestions.tsx'
import { LogoChoice } from './LogoChoice.tsx'
import { LogoFont } from './LogoFont.tsx'
import { LogoPane } from './LogoPane.tsx'
import styles from './QuestResult.module.css'
import { SendPicture } from './SendPicture.tsx'
import { TaglineChoice } from './TaglineChoice.tsx'
import { useBrandBorn } from './useBrandBorn.ts'
import { useFirstLogo } from './useFirstLogo.ts'
import { useTaglineChoice } from './useTaglineChoice.ts'

/**
 * The brand as it looks, before any form: logo, colours and tagline, and what they are on. Below it are the questions that are left,
 * which come before the things of a brand without a colour, the guide so far, and the account.
 */
export function QuestResult() {
  const { brand } = useDocument()
  const { session } = useSession()
  const born = useBrandBorn()
  const logo = useFirstLogo()
  const tagline = useTaglineChoice()
  const leave = () => endQuest(brand)
  useFocusAfterStep(resultStep)
  const { name, palette } = born
  // Nothing moves while it is answered.
  const [isBare] = useState(palette === null)
  const face = logo && faceOfLogo(logo.state)
  const proposals = logo?.proposals ?? []
  return (
    <div className={styles.result}>
      <div>
        <PageHead
          title={<Trans>{name}의 첫 모습이에요</Trans>}
          note={
            <Trans>지금까지의 답으로 만들었어요. 마음에 드는 것을 고르면 아래 물건도 함께 바뀌어요.</Trans>
          }
          actions={
            <Link to="/quest/$step" params={{ step: '5' }} className={buttonClass()}>
              <Icon of={PenLine} />
              <Trans>답 고치기</Trans>
            </Link>
          }
        />
        <div className={styles.brand}>
          <LogoPane name={name} logo={logo} palette={palette} />
          <div className={styles.beside}>
            <div>
              <TaglineChoice {...tagline} face={face} />
              {face && <LogoFont face={face} />}
            </div>
            {logo && <BeginWithLogo logo={logo} palette={palette} tagline={tagline.chosen} />}
          </div>
          {proposals.length > 1 && (
            <div className={styles.logos}>
              <LogoChoice
                proposals={proposals}
                chosen={proposals.find(({ state }) => state === logo?.state)?.key}
                onChoose={(wanted) => changeShownProposals(brand, { wanted })}
              />
            </div>
          )}
        </div>
      </div>
      {isBare && <LaterQuestions />}
      <BornThings logo={logo?.state ?? null} palette={palette} tagline={tagline.chosen} />
      {!isBare && <LaterQuestions />}
      <GuideSoFar
        isBegun={logo?.isKept === true}
        onLeave={leave}
        send={<SendPicture brand={born} tagline={tagline.chosen} logo={logo} />}
      />
      {session === null && (
        <section className={styles.account} aria-labelledby="quest-account">
          <div>
            <h2 id="quest-account">
              <Trans>다른 기기에서도 이어서 쓰려면</Trans>
            </h2>
            <Text tone="soft">
              <Trans>지금은 이 기기에만 있어요. 가입하면 쓴 것이 모두 계정으로 옮겨져요.</Trans>
            </Text>
          </div>
          <Link to="/account/signup/intro" className={buttonClass({ size: 'large' })}>
            <Trans>가입하고 지키기</Trans>
          </Link>
        </section>
      )}
      <p>
        <Link to="/brand" className={linkClass} onClick={leave}>
          <Trans>브랜드 홈으로</Trans>
        </Link>
      </p>
      <GuideDialogs />
    </div>
  )
}
