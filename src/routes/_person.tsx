import { createFileRoute } from '@tanstack/react-router'
import { PersonalFrame } from '#app/person/PersonalFrame.tsx'

export const Route = createFileRoute('/_person')({
  staticData: { guard: 'session' },
  component: PersonalFrame,
})
