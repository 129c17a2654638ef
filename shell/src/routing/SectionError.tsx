export function SectionError({ section }: { section: string }) { return <h1>{section}</h1>; }
