/** What shell and remotes may use of react-router in the browser. One more name here costs every page its bytes. */
export {
  createBrowserRouter,
  createContext,
  data,
  Form,
  isRouteErrorResponse,
  matchRoutes,
  Outlet,
  redirect,
  RouterContextProvider,
  RouterProvider,
  useActionData,
  useHref,
  useLinkClickHandler,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteError,
} from '#react-router';
export type { LoaderFunctionArgs, RouteObject, UIMatch } from '#react-router';
