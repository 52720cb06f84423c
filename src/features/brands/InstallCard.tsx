import { Trans, useLingui } from '@lingui/react/macro'
import { hideInstall, install, installWay, isReturning } from '#engine/browser/install-offer.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Answers } from '#model/fields/answers.ts'
import { sections } from '#model/workbook/sections.ts'
import { Button } from '#ui/controls/Button.tsx'
import { HintCard } from './HintCard.tsx'

/** Offers the installation of the app, once, to people who returned or have finished a section. */
export default function InstallCard({ answers }: { answers: Answers }) {
  const { t } = useLingui()
  const way = useWatched(installWay)
  const hasSeal = sections.some((section) => section.percent(answers) === 100)
  if (way === null || !(isReturning() || hasSeal)) return null
  return (
    <HintCard
      title={<Trans>앱처럼 열 수 있어요</Trans>}
      dismiss={{ label: t`설치 안내 숨기기`, onPress: hideInstall }}
      {...(way === 'prompt' && {
        actions: (
          <Button onClick={() => void install()}>
            <Trans>설치하기</Trans>
          </Button>
        ),
      })}
    >
      {way === 'prompt' ? (
        <Trans>설치하면 주소를 찾지 않아도 바로 열리고, 인터넷이 없어도 이어서 쓸 수 있어요.</Trans>
      ) : (
        <Trans>공유 버튼을 누르고 ‘홈 화면에 추가’를 고르세요. 글도 이 기기에 더 오래 남아요.</Trans>
      )}
    </HintCard>
  )
}
