import { register } from '../enhancement/register';
import { endLoading, keepTyped } from './keep-typed';

register(keepTyped);
endLoading();
