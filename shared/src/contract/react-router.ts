/** What shell and remotes may use of react-router in the browser. One more name here costs every page its bytes. */
export {
  createBrowserRouter,
  createContext,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteError,
} from '#react-router';
export type { LoaderFunctionArgs, RouteObject, UIMatch } from '#react-router';
