import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import CommandPalette from '#ui/overlays/CommandPalette.tsx'
import type { PaletteResults } from './PaletteSearch.tsx'

const PaletteSearch = lazyComponent(async () => {
  const [part] = await Promise.all([import('./PaletteSearch.tsx'), loadWorkbook(...stepGroups)])
  return part
})

/** The field of the palette, which takes letters from the press of its key on; what searches is loaded meanwhile. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<PaletteResults | null>(null)
  const groups = found?.groups ?? []
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <CommandPalette
        onClose={onClose}
        label={t`단계, 페이지, 할 일 찾기`}
        placeholder={t`단계, 페이지, 파일, 쓴 내용 찾기. ㄱㅇ처럼 초성으로도 찾아요`}
        query={query}
        onQuery={setQuery}
        groups={groups}
        empty={found && t`찾는 것이 없어요. 다른 낱말로 찾아보세요.`}
        countText={found ? t`${count}개를 찾았어요` : ''}
        onChoose={(id) => found?.onChoose(id)}
      />
      <Suspense fallback={null}>
        <PaletteSearch query={query} onClose={onClose} onFound={setFound} />
      </Suspense>
    </>
  )
}
