export function ErrorPage({ status }: { status: number }) { return <h1>{status}</h1>; }
