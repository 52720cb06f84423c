import { Trans, useLingui } from '@lingui/react/macro'
import { StampSpot } from '#ui/marks/StampSpot.tsx'
import { EmptyLines, Sheet, SheetFoot, SheetPart } from '#ui/paper/Sheet.tsx'
import styles from './Hero.module.css'
import own from './own-colours.module.css'

/**
 * The first page of the visitor's own guide. `src/site/client/landing.ts` fills it in at each letter, and shows it in place
 * of the example, in a colour of its own.
 */
export function OwnSheet() {
  const { t } = useLingui()
  const empty = t`아직 비어 있어요`
  return (
    <section
      className={`${styles.sheet} ${own.own}`}
      aria-label={t`가이드 미리보기`}
      data-part="own-sheet"
      data-colour="0"
      hidden
    >
      <Sheet
        wordmark={
          <>
            <span className={own.mark} data-if="initial" aria-hidden hidden>
              <span data-fill="initial" />
            </span>
            <span data-fill="name" />
            <span data-unless="name">
              <Trans>이름 없는 브랜드</Trans>
            </span>
          </>
        }
        chapter={<Trans>브랜드 가치 체계</Trans>}
        title={
          <>
            <span data-fill="title" />
            <span data-unless="title">
              <Trans>이름 없는 브랜드</Trans>
            </span>
          </>
        }
        foot={
          <SheetFoot
            spot={<StampSpot tiltKey="core/purpose" state="untouched" blank={t`(인)`} size={64} isFramed />}
          >
            <Trans>빈칸을 모두 채우면 이 자리에 새겨져요</Trans>
          </SheetFoot>
        }
      >
        <SheetPart label={<Trans>목적</Trans>} emptyText="" isCurrent>
          <span data-fill="purpose" />
          <span data-unless="purpose">
            <EmptyLines words={empty} />
          </span>
        </SheetPart>
        <SheetPart label={<Trans>이야기</Trans>} emptyText={empty} isEmpty />
        <SheetPart label={<Trans>비전</Trans>} emptyText={empty} isEmpty />
      </Sheet>
    </section>
  )
}
