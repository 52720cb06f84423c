import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import { postOf } from '#kits/planner/dress/post-of.ts'
import { sizeOfPost } from '#kits/planner/dress/size-of-post.ts'
import { type Suiting, suitingTemplates } from '#kits/planner/dress/suiting-templates.ts'
import { usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note, Text } from '#ui/Text.tsx'
import styles from '../parts/Parts.module.css'

interface Props {
  entry: PlannerEntry
  onPick: (chosen: Suiting) => void
  onClose: () => void
}

/** A few are enough to choose from; the market has all. */
const shown = { single: 9, series: 3 } as const

/** Templates that fit the kind, day and channel of an entry, each with its words in the brand's dress. */
export default function TemplateChooser({ entry, onPick, onClose }: Props) {
  const { t } = useLingui()
  const suiting = useSuiting(entry)
  const isEmpty = (entry.title ?? '').trim() === '' && entry.text.trim() === ''
  return (
    <Dialog
      isOpen
      size="lg"
      title={t`템플릿 고르기`}
      description={<Trans>이 글을 우리 브랜드의 컬러와 글꼴로 담아 봤어요.</Trans>}
      closeLabel={t`닫기`}
      onClose={onClose}
    >
      {isEmpty ? (
        <Note>
          <Trans>제목이나 글을 먼저 적어 주세요. 그 말로 그림을 만들어요.</Trans>
        </Note>
      ) : suiting === null ? (
        <Note>
          <Trans>템플릿을 읽는 중이에요. 처음이라면 인터넷에 연결되어야 해요.</Trans>
        </Note>
      ) : suiting.length === 0 ? (
        <Note>
          <Trans>이 글이 들어가는 템플릿이 없어요. 제목을 조금 줄여 보세요.</Trans>
        </Note>
      ) : (
        <ul className={styles.designs}>
          {suiting.map((one) => (
            <li key={one.template.idTemplate}>
              <Choice suiting={one} onPick={() => onPick(one)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Choice({ suiting: { template, body }, onPick }: { suiting: Suiting; onPick: () => void }) {
  const { brand } = useDocumentView('planner').document
  const needsPlan = useNeedsPlan(brand, 'BASIC')
  const scene = usePictureScene()
  const [page] = body.pages
  return (
    <button type="button" className={styles.design} onClick={onPick}>
      <span className={styles.sheet} style={{ aspectRatio: `${body.width} / ${body.height}` }}>
        {scene && page && (
          <CardPicture
            body={body}
            page={page}
            brand={scene.dress}
            pictures={scene.pictures}
            studio={scene.studio}
          />
        )}
      </span>
      <span>
        {template.name}
        {body.pages.length > 1 && (
          <Text as="span" tone="soft">
            {' · '}
            <Plural value={body.pages.length} other="#장" />
          </Text>
        )}
      </span>
      {template.isPremium && needsPlan && <PremiumMark />}
    </button>
  )
}

/** null while templates, or what they are drawn with, are not on this device. */
function useSuiting(entry: PlannerEntry): readonly Suiting[] | null {
  const templates = useSceneTemplates()
  const scene = usePictureScene()
  const industry = useFromAnswers((answers) => textOf(answers, guide.info.industry.path)) || null
  if (templates === null || scene === null) return null
  const { kind, day, channels } = entry
  const photos = scene.dress.dress.photos.length
  const all = suitingTemplates(
    { kind, day, words: postOf(entry, pageLanguage()) },
    { templates, size: sizeOfPost(channels), photos, industry },
  )
  const isSeries = ({ body }: Suiting) => body.pages.length > 1
  return [
    ...all.filter((one) => !isSeries(one)).slice(0, shown.single),
    ...all.filter(isSeries).slice(0, shown.series),
  ]
}
