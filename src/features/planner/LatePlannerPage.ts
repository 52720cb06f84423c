import { lazyComponent } from '#ui/lazy-component.tsx'

/** The content planner. */
export default lazyComponent(async () => {
  const { PlannerPage } = await import('./PlannerPage.tsx')
  return { default: PlannerPage }
})
