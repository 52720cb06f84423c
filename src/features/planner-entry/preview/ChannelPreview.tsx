import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswer } from '#engine/documents/react/useAnswer.ts'
import { EntryPicture } from '#kits/planner/picture/EntryPicture.tsx'
import { shownPictures } from '#kits/planner/picture/shown-pictures.ts'
import { usePictureName } from '#kits/planner/picture/usePictureName.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { guide } from '#model/documents/guide.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { channelFacts } from '#model/planner/channels.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { foldText } from '#model/planner/text-of.ts'
import { lettersOf } from '#model/text/cut-text.ts'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './ChannelPreview.module.css'
import { FeedActions } from './FeedActions.tsx'

/** How a service lays an entry out. */
type Layout = 'feed' | 'story' | 'post' | 'article' | 'bubble'

const layouts: Readonly<Record<ChannelKey, Layout>> = {
  INSTAGRAM: 'feed',
  INSTAGRAM_STORY: 'story',
  FACEBOOK: 'post',
  NAVER_BLOG: 'article',
  NAVER_PLACE: 'article',
  KAKAO_MESSAGE: 'bubble',
  THREADS: 'post',
  X: 'post',
  OWN: 'article',
}

interface Props {
  entry: PlannerEntry
  channel: ChannelKey
  /** As it is published. */
  text: string
}

/** An entry as a service shows it, in the service's own light look, folded where it folds. */
export function ChannelPreview({ entry, channel, text }: Props) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const name = useBrandName()
  const layout = layouts[channel]
  const [picture] = shownPictures(entry)
  const service = words.channel(channel)
  const { head, isFolded } = foldText(channel, text)
  const shown = <Words name={layout === 'feed' ? name : null} text={head} isFolded={isFolded} />
  return (
    <figure className={classNames(styles.card, styles[layout])} aria-label={t`${service} 미리보기`}>
      <Account name={name} />
      {(layout === 'post' || layout === 'article') && (
        <div className={styles.words}>
          {layout === 'article' && entry.title && <b className={styles.title}>{entry.title}</b>}
          {shown}
        </div>
      )}
      {picture !== undefined && <Picture picture={picture} channel={channel} />}
      {picture === undefined && (layout === 'feed' || layout === 'story') && (
        <span className={styles.missing} style={ratioOf(channel)}>
          <Trans>사진 자리</Trans>
        </span>
      )}
      {layout === 'feed' && <FeedActions />}
      {(layout === 'feed' || layout === 'bubble') && <div className={styles.words}>{shown}</div>}
    </figure>
  )
}

function Account({ name }: { name: string }) {
  return (
    <figcaption className={styles.account}>
      <span className={styles.avatar} aria-hidden>
        {lettersOf(name)[0]}
      </span>
      <b>{name}</b>
    </figcaption>
  )
}

function Words({ name, text, isFolded }: { name: string | null; text: string; isFolded: boolean }) {
  if (text === '') {
    return (
      <span className={styles.more}>
        <Trans>아직 글이 없어요</Trans>
      </span>
    )
  }
  return (
    <>
      {name !== null && <b>{name} </b>}
      {text}
      {isFolded && (
        <span className={styles.more}>
          {'… '}
          <Trans>더 보기</Trans>
        </span>
      )}
    </>
  )
}

function Picture({ picture, channel }: { picture: string; channel: ChannelKey }) {
  const name = usePictureName(picture)
  return (
    <span className={styles.picture} style={ratioOf(channel)}>
      <EntryPicture picture={picture} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}

function ratioOf(channel: ChannelKey) {
  const { width, height } = channelFacts[channel].picture ?? { width: 4, height: 3 }
  return { aspectRatio: `${width} / ${height}` }
}

function useBrandName(): string {
  const { t } = useLingui()
  const name = useAnswer(guide.info.name.path)
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : t`우리 브랜드`
}
