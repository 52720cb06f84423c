import { useLingui } from '@lingui/react/macro'
import Archive from 'lucide-react/icons/archive'
import BookOpen from 'lucide-react/icons/book-open'
import Braces from 'lucide-react/icons/braces'
import Shapes from 'lucide-react/icons/shapes'
import { Icon } from '#ui/Icon.tsx'
import type { MenuGroup } from '#ui/overlays/Menu.tsx'

/** The exports of a brand as entries of a menu; their ids are names of dialogs. */
export function useExportEntries(): MenuGroup[] {
  const { t } = useLingui()
  return [
    {
      id: 'forms',
      entries: [
        { id: 'book', label: t`브랜드 북 (PDF)`, icon: <Icon of={BookOpen} /> },
        { id: 'assets', label: t`로고 묶음 (ZIP)`, icon: <Icon of={Shapes} /> },
        { id: 'tokens', label: t`디자인 토큰`, icon: <Icon of={Braces} /> },
      ],
    },
    {
      id: 'whole',
      entries: [{ id: 'archive', label: t`브랜드 전체 내보내기`, icon: <Icon of={Archive} /> }],
    },
  ]
}
