import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useLibraryScene } from '../cards/library-scene.ts'
import { withoutThrown } from '../cards/without-thrown.ts'
import { StartList } from './StartList.tsx'
import { StartSearch } from './StartSearch.tsx'
import { designStarts, type PictureStart } from './start.ts'

interface Props {
  createdType: DesignType
  picked: PictureStart | null
  onPick: (start: PictureStart | null) => void
}

/** Designs of the brand of any folder, or its templates, of which a new one is made. */
export function DesignStarts({ createdType, picked, onPick }: Props) {
  const { t } = useLingui()
  const { brand, words } = useLibraryScene()
  const { designs, folders, state } = useDesigns(brand)
  const [query, setQuery] = useState('')
  const starts = useMemo(
    () => designStarts(withoutThrown(designs ?? [], folders), createdType, query, words),
    [designs, folders, createdType, query, words],
  )
  const isOfBrand = createdType === 'BRAND'
  if (designs === null && state.kind !== 'failed') return <Skeleton lines={6} />
  return (
    <Stack gap={4}>
      <StartSearch
        label={isOfBrand ? t`브랜드 템플릿 찾기` : t`디자인 찾기`}
        placeholder={t`이름, 형식, 태그로 찾기`}
        query={query}
        onQuery={setQuery}
      />
      {starts.length > 0 ? (
        <StartList
          label={isOfBrand ? t`브랜드 템플릿` : t`내 템플릿`}
          starts={starts}
          picked={picked}
          onPick={onPick}
        />
      ) : query.trim() !== '' ? (
        <EmptyState headline={t`찾은 것 없음`}>
          <Trans>맞는 디자인이 없어요. 다른 낱말로 찾아보세요.</Trans>
        </EmptyState>
      ) : designs === null ? (
        <EmptyState headline={t`연결 필요`}>
          <Trans>디자인을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
        </EmptyState>
      ) : (
        <EmptyState headline={t`아직 없어요`}>
          {!isOfBrand ? (
            <Trans>만든 디자인이 여기에 모여요. 빈 캔버스나 마켓으로 먼저 만들어 보세요.</Trans>
          ) : isLocal(brand) ? (
            <Trans>브랜드 템플릿은 팀이 함께 쓰는 것이라, 가입한 뒤에 만들 수 있어요.</Trans>
          ) : (
            <Trans>
              팀이 함께 쓸 템플릿을 여기에 모아요. 디자이너 이상이 만들고, 누구나 복사해서 쓸 수 있어요.
            </Trans>
          )}
        </EmptyState>
      )}
    </Stack>
  )
}
