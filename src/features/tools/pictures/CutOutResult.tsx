import { useLingui } from '@lingui/react/macro'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './CutOutTool.module.css'
import type { CutPicture } from './useCutPicture.ts'

/** The picture without its ground, or why there is none. */
export function CutOutResult({ cut }: { cut: CutPicture }) {
  const { t } = useLingui()
  const { state, outcome, way, blob } = cut
  const url = useObjectUrl(blob)
  const words = {
    cut: t`이 기기에서 바탕을 지웠어요.`,
    uneven: t`바탕이 한 가지 색이 아니어서 지우지 못했어요. 편집기에서 붓으로 지울 수 있어요.`,
    nothing: t`남길 것을 찾지 못했어요. 사람과 물건을 바꿔 보세요.`,
    missing: t`사람을 찾는 파일이 아직 이 기기에 없어요. 인터넷에 연결해 다시 해 보거나 물건으로 바꿔 보세요.`,
    broken: t`이 기기에서는 바탕을 지우지 못했어요. 다른 사진으로 해 보세요.`,
  }
  const says =
    state === 'working'
      ? t`바탕을 찾고 있어요…`
      : outcome === null
        ? t`이 사진의 바탕은 지울 수 없어요.`
        : words[outcome]
  return (
    <>
      <Note role="status">{says}</Note>
      {url !== null && <img className={styles.picture} src={url} alt={t`바탕을 지운 사진`} />}
      {state === 'done' && way !== null && (
        <Segmented
          label={t`남길 것`}
          options={[
            { value: 'people', label: t`사람` },
            { value: 'goods', label: t`물건` },
          ]}
          value={way}
          onChoose={cut.choose}
        />
      )}
    </>
  )
}
