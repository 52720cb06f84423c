import { createFileRoute } from '@tanstack/react-router'
import { PersonalFrame } from '#app/person/PersonalFrame.tsx'
import { loadWords } from '#device/words/interface.ts'

export const Route = createFileRoute('/_person')({
  staticData: { guard: 'session' },
  loader: () => loadWords('person', 'tools'),
  component: PersonalFrame,
})
