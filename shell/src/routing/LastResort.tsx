export function LastResort() { return <html lang='en'><body><h1>x</h1></body></html>; }
